import { Alert, Button, Card, Input, Prose, Stack } from '@org/ui';
import { EditorContent, Node, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { lostParts, storedHtml } from './visual-html.ts';
import styles from './VisualEditor.module.css';

/** An element that the editor shows and keeps unchanged. It can be edited in the source only. */
const kept = (name: string, tag: string, inline: boolean) =>
  Node.create({
    name,
    group: inline ? 'inline' : 'block',
    inline,
    atom: true,
    addAttributes: () => ({ html: { default: '', rendered: false } }),
    parseHTML: () => [{ tag, getAttrs: (element) => ({ html: element.outerHTML }) }],
    renderHTML: ({ node }) => {
      const { body } = new DOMParser().parseFromString(String(node.attrs.html), 'text/html');
      return body.firstElementChild ?? document.createElement(tag);
    },
  });

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  kept('keptTable', 'table', false),
  kept('keptPicture', 'img', true),
];

interface VisualEditorProps {
  html: string;
  onChange: (html: string) => void;
  onSource: () => void;
}

/** Edits the text of an article as readers see it. If the editor would lose a part of the text, it does not open it. */
export function VisualEditor({ html, onChange, onSource }: VisualEditorProps) {
  const [opened] = useState(html);
  const editor = useEditor({
    extensions,
    content: opened,
    // The page's Content-Security-Policy forbids style elements.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text of the article' },
    },
    onUpdate: ({ editor: changed }) => onChange(storedHtml(changed.getHTML())),
  });
  const [lost] = useState(() => lostParts(opened, storedHtml(editor.getHTML())));
  if (lost.length > 0) {
    return (
      <Alert>
        <p>
          This text has {lost.slice(0, 5).join(', ')}, which the visual editor does not support. Please edit
          the source.
        </p>
        <Stack direction="row" gap={3}>
          <Button onClick={onSource}>Edit the source</Button>
        </Stack>
      </Alert>
    );
  }
  return (
    <Stack gap={3} className={styles.editor}>
      <Toolbar editor={editor} />
      <p>You can edit tables and pictures only in the source.</p>
      <Card>
        <Prose>
          <EditorContent editor={editor} />
        </Prose>
      </Card>
    </Stack>
  );
}

const marks = [
  ['Bold', 'bold', (editor: Editor) => editor.chain().focus().toggleBold().run()],
  ['Italic', 'italic', (editor: Editor) => editor.chain().focus().toggleItalic().run()],
  ['Bullets', 'bulletList', (editor: Editor) => editor.chain().focus().toggleBulletList().run()],
  ['Numbers', 'orderedList', (editor: Editor) => editor.chain().focus().toggleOrderedList().run()],
  ['Quote', 'blockquote', (editor: Editor) => editor.chain().focus().toggleBlockquote().run()],
] as const;

const headings = [2, 3] as const;

function Toolbar({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      marks: marks.filter(([, name]) => current.isActive(name)).map(([, name]) => name as string),
      heading: headings.find((level) => current.isActive('heading', { level })),
      link: String(current.getAttributes('link').href ?? ''),
    }),
  });
  return (
    <>
      <Stack direction="row" gap={1} role="toolbar" aria-label="Formatting">
        {headings.map((level) => (
          <Button
            key={level}
            variant="quiet"
            aria-pressed={active.heading === level}
            onClick={() => editor.chain().focus().toggleHeading({ level }).run()}
          >
            {`Heading ${level}`}
          </Button>
        ))}
        {marks.map(([label, name, toggle]) => (
          <Button
            key={name}
            variant="quiet"
            aria-pressed={active.marks.includes(name)}
            onClick={() => toggle(editor)}
          >
            {label}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => editor.chain().focus().undo().run()}>
          Undo
        </Button>
        <Button variant="quiet" onClick={() => editor.chain().focus().redo().run()}>
          Redo
        </Button>
      </Stack>
      <LinkField key={active.link} editor={editor} current={active.link} />
    </>
  );
}

/** Links the selected words, or changes the link that the cursor is in. An empty address removes it. */
function LinkField({ editor, current }: { editor: Editor; current: string }) {
  const [address, setAddress] = useState(current);
  const apply = (): void => {
    const selected = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') selected.unsetLink().run();
    else selected.setLink({ href: address.trim() }).run();
  };
  return (
    <Stack direction="row" gap={3} align="end">
      <Input
        label="Link the selected words to"
        placeholder="https://… or /signs/ox"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Keeps Enter from submitting the form of the article.
          event.preventDefault();
          apply();
        }}
      />
      <Button onClick={apply}>Set link</Button>
    </Stack>
  );
}
