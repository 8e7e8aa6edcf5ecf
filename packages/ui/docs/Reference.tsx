import { Source } from '@storybook/addon-docs/blocks';
import manifest from '../assets/manifest.json';
import './reference.css';

interface DescribedProp {
  name: string;
  type: string;
  required: boolean;
  default?: string | undefined;
  description: string;
}
interface Described {
  name: string;
  props: readonly DescribedProp[];
}
const components: readonly (Described & { import: string; element?: string | undefined })[] =
  manifest.components;
const types: readonly Described[] = manifest.types;

interface ReferenceProps {
  /** The name of an exported component. */
  of: string;
}

/** The import line of a component and its props, with the types they name, from the component manifest. */
export function Reference({ of }: ReferenceProps) {
  const component = components.find(({ name }) => name === of);
  if (!component) throw new Error(`The component manifest has no ${of}.`);
  const { element, props } = component;
  const named = types.filter(({ name }) => props.some(({ type }) => new RegExp(`\\b${name}\\b`).test(type)));
  return (
    <>
      <Source code={component.import} language="tsx" />
      {props.length > 0 && <Props of={of} props={props} />}
      {element && (
        <p>
          {props.length > 0 ? 'It also takes ' : 'It takes '} the props of <code>{`<${element}>`}</code>
          {props.length > 0 ? '.' : ', and no others.'}
        </p>
      )}
      {named.map(({ name, props: fields }) => (
        <Props key={name} of={name} props={fields} />
      ))}
    </>
  );
}

function Props({ of, props }: { of: string; props: readonly DescribedProp[] }) {
  return (
    <div className="sb-reference">
      <table>
        <caption>
          <code>{of}</code>
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, type, required, default: initial, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {required && ' (required)'}
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>{initial !== undefined && <code>{initial}</code>}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The built-in texts of components, from the component manifest. */
export function LabelList() {
  return (
    <div className="sb-reference">
      <table>
        <thead>
          <tr>
            <th scope="col">Label</th>
            <th scope="col">In English</th>
            <th scope="col">Where it is said</th>
          </tr>
        </thead>
        <tbody>
          {manifest.labels.map(({ name, english, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{english}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
