import { namesOfLists } from '@org/api-contract/lists';
import { text } from '@org/content/shop';
import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { ShopPage } from './ShopPage.tsx';

/** The license asks that its text go with the drawings. */
const mitLicense = [
  'Copyright (c) Microsoft Corporation.',
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
  'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
  'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
] as const;

/** About the product: what is free, and what is sold. */
export const AboutPage = ({ context }: { context: ShopContext }) => {
  const { operator, priceText: price, refundPromise } = context;
  const written = (id: 'free' | 'paid' | 'money' | 'claims' | 'operator') => ({
    id,
    title: text(`about.${id}.title`),
    content: (
      <Paragraphs
        texts={text(`about.${id}.text`, {
          price,
          refundPromise,
          lists: namesOfLists,
          operator: operator.name,
        })}
      />
    ),
  });
  return (
    <ShopPage
      context={context}
      path={shopPaths.about}
      title={text('about.title')}
      description={text('about.description')}
      heading={text('about.heading')}
      summary={text('about.summary')}
      sections={[
        written('free'),
        written('paid'),
        written('money'),
        written('claims'),
        {
          id: 'drawings',
          title: text('about.drawings.title'),
          content: (
            <>
              <Paragraphs texts={[text('about.drawings.text')]} />
              <details>
                <summary>{text('about.drawings.license')}</summary>
                {mitLicense.map((paragraph) => (
                  <p key={paragraph} className="PublicPage-source">
                    {paragraph}
                  </p>
                ))}
              </details>
            </>
          ),
        },
        written('operator'),
      ]}
    />
  );
};
