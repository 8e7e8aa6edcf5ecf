import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { Prose } from './Prose.tsx';

const meta: Meta<typeof Prose> = { component: Prose };
export default meta;

type Story = StoryObj<typeof Prose>;

export const Text: Story = {
  args: { children: 'Tradition honors the Ox for steady strength: work begun is work finished.' },
};
export const Article: Story = {
  args: {
    children: (
      <>
        <h2>Work and money</h2>
        <p>
          Tradition honors the Ox for steady strength: work begun is work finished. What that says of a person
          is <a href="#tradition">tradition</a>, not measurement.
        </p>
        <ul>
          <li>Patient with what takes long</li>
          <li>Slow to change a mind once made up</li>
        </ul>
        <h3>In company</h3>
        <p>An Ox is said to keep few friends, and to keep them for life.</p>
        <blockquote>
          <p>Slowly does it.</p>
        </blockquote>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard. */}
        <div role="group" aria-label="The Ox year by year" tabIndex={0}>
          <table>
            <caption>The Ox year by year</caption>
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">Begins</th>
                <th scope="col">Element</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">2009</th>
                <td>January 26</td>
                <td>Earth</td>
              </tr>
              <tr>
                <th scope="row">2021</th>
                <td>February 12</td>
                <td>Metal</td>
              </tr>
            </tbody>
          </table>
        </div>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: <p>{'Work begun is work finished, and finished work is seldom praised. '.repeat(16)}</p>,
  },
};
export const Narrow: Story = { ...Article, ...narrow };
export const RightToLeft: Story = {
  args: { children: <p>تُكرم التقاليد الثور لقوته الثابتة.</p> },
  ...rightToLeft,
};
export const Dark: Story = { ...Article, ...dark };
