import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

export type Piece = ReturnType<typeof html>

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1.5rem 1rem 4rem}
nav a{margin-right:1rem}h1{font-size:1.6rem}h2{font-size:1.15rem;margin:2.2rem 0 .5rem}.grid{display:grid;gap:0 3rem;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr))}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #8884;overflow-wrap:anywhere}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;padding-right:0;padding-left:.8rem;white-space:nowrap}p.none{color:#777}.bad{color:#b3261e;font-weight:600}.good{color:#1b6e3c;font-weight:600}
@media (prefers-color-scheme:dark){.bad{color:#ff8a80}.good{color:#7bd69b}}`

/** The only thing that these pages may load is the style that they carry. */
export const OPERATION_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** What an operator can look at. */
export const OPERATION_PAGES = [
  { text: 'Numbers', href: '/_operations/numbers' },
  { text: 'Tests', href: '/_operations/flags' },
]

/** A page for whoever runs the shop. */
export const operationPage = (title: string, content: Piece): Piece => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<nav aria-label="Operations">${OPERATION_PAGES.map(({ text, href }) => html`<a href="${href}">${text}</a>`)}</nav>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`

/** A table with its heading; a sentence where it would be empty. The first column is words, the others are figures. */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | Piece)[])[],
): Piece {
  if (rows.length === 0) return html`<section><h2>${title}</h2><p class="none">Nothing yet.</p></section>`
  const cell = (text: string | Piece, index: number) =>
    index === 0 ? html`<td>${text}</td>` : html`<td class="n">${text}</td>`
  return html`<section><h2>${title}</h2><table>
<thead><tr>${head.map((text, index) => (index === 0 ? html`<th scope="col">${text}</th>` : html`<th scope="col" class="n">${text}</th>`))}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map(cell)}</tr>`)}</tbody>
</table></section>`
}

export const figure = (count: number): string => count.toLocaleString('en')
export const percentage = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`
