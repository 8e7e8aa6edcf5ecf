import type { ShopContext } from '../article-page.ts';
import { publicPaths, signsPath, todayPath, yearsPath } from '../paths.ts';
import { shopPaths } from '../shop-paths.ts';
import { ShopPage } from './ShopPage.tsx';

/** The license asks that its text go with the drawings. */
const mitLicense = [
  'Copyright (c) Microsoft Corporation.',
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:',
  'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
  'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
] as const;

/** About the product: what is free, and what is sold. */
export const AboutPage = ({ context }: { context: ShopContext }) => (
  <ShopPage
    context={context}
    path={shopPaths.about}
    title="About Zodiac Atlas"
    description="What Zodiac Atlas is, what is free and what one payment opens, who offers it, how it earns its money, and what it does not claim."
    heading="About Zodiac Atlas"
    summary="Zodiac Atlas finds the Chinese zodiac sign of a person, a company, a car brand or a US state by its exact date, and says where each fact is from."
    sections={[
      {
        id: 'free',
        title: 'What is free',
        content: (
          <>
            <p>
              The <a href={publicPaths.sample}>sample of your own sign</a>, the pages of the{' '}
              <a href={signsPath}>twelve signs</a> and of the <a href={yearsPath}>years 1900 to 2100</a>,{' '}
              <a href={todayPath}>today in the Chinese calendar</a>, and the{' '}
              <a href={publicPaths.blog}>articles</a>. None of them needs an account.
            </p>
          </>
        ),
      },
      {
        id: 'paid',
        title: 'What one payment opens',
        content: (
          <>
            <p>
              {`For ${context.priceText}, paid once, you get lifetime access to the databases of companies with their openings, of car brands and of all 50 US states, and to your personal reading with its numerology.`}
            </p>
            <p>
              {context.refundPromise} <a href={shopPaths.terms}>Terms</a>,{' '}
              <a href={shopPaths.refunds}>refunds</a>.
            </p>
          </>
        ),
      },
      {
        id: 'money',
        title: 'How it earns its money',
        content: (
          <p>
            By that payment. There is no advertising, and we sell no data of visitors or customers. No company
            or employer pays to be listed or to stand higher.
          </p>
        ),
      },
      {
        id: 'claims',
        title: 'What it does not claim',
        content: (
          <p>
            It is for entertainment only, and it is not professional career advice. The zodiac is a tradition
            and no science. It foretells nothing, and nothing on these pages is a reason to hire, to dismiss,
            to marry, to buy or to sell. How dates, sources and articles come about is on{' '}
            <a href={shopPaths.howWeKnow}>How we know</a>.
          </p>
        ),
      },
      {
        id: 'drawings',
        title: 'Where the drawings are from',
        content: (
          <>
            <p>
              The twelve animals are cut out of shapes of{' '}
              <a href="https://github.com/microsoft/fluentui-emoji">Fluent Emoji</a>, copyright Microsoft
              Corporation, under the MIT license. The outlines of the states are those of the US Census
              Bureau, in the public domain. The seals and the wheels are our own.
            </p>
            <details>
              <summary>The MIT license of Fluent Emoji</summary>
              {mitLicense.map((paragraph) => (
                <p key={paragraph} className="PublicPage-source">
                  {paragraph}
                </p>
              ))}
            </details>
          </>
        ),
      },
      {
        id: 'operator',
        title: 'Who offers it',
        content: (
          <p>
            {`${context.operator.name}. Address and e-mail are in the `}
            <a href={shopPaths.imprint}>imprint</a>.
          </p>
        ),
      },
    ]}
  />
);
