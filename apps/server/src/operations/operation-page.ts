import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

export type HtmlFragment = ReturnType<typeof html>

const STYLE = `:root{color-scheme:light dark;--line:#8884;--soft:#8881;--quiet:#595959;--bar:#3b6ea5}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:1rem 1rem 4rem}
nav{display:flex;flex-wrap:wrap;gap:0 .25rem;border-bottom:1px solid var(--line);margin-bottom:1.5rem}nav a{padding:.6rem .9rem;color:inherit;text-decoration:none;border-bottom:3px solid transparent}
nav a[aria-current]{border-color:var(--bar);font-weight:600}a:focus-visible,select:focus-visible,input:focus-visible,button:focus-visible{outline:3px solid var(--bar);outline-offset:2px}
h1{font-size:1.6rem;margin:0 0 .75rem}h2{font-size:1.1rem;margin:2.2rem 0 .5rem}.quiet,p.none{color:var(--quiet);max-width:44rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:0 0 .75rem}label{display:grid;font-size:.85rem;color:var(--quiet)}
select,input,button{font:inherit;padding:.45rem .6rem;min-height:2.75rem;border:1px solid #8888;border-radius:.4rem;background:Canvas;color:CanvasText}button{cursor:pointer;padding-inline:1.1rem}
.ranges a{display:inline-block;padding:.55rem .9rem .55rem 0}.ranges a[aria-current]{color:inherit;font-weight:600;text-decoration:none}.keep{white-space:nowrap}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.75rem;margin:1rem 0}dl div{background:var(--soft);border-radius:.6rem;padding:.8rem 1rem}
dt{font-size:.85rem;color:var(--quiet)}dd{margin:0;font-variant-numeric:tabular-nums}dd.figure{font-size:1.7rem;line-height:1.25;font-weight:600}dd.before{font-size:.85rem}
.grid{display:grid;gap:0 3rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}section{min-width:0}section.wide{grid-column:1/-1}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}th{font-size:.85rem;color:var(--quiet);vertical-align:bottom}
td:first-child{overflow-wrap:anywhere;min-width:7rem}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;padding-right:0;padding-left:.8rem}td.n{white-space:nowrap}
@media (max-width:40rem){table{font-size:.875rem}td:first-child{min-width:5rem}td.n,th.n{padding-left:.6rem}}
[hidden]{display:none!important}.stage{overflow:hidden;border:1px solid var(--line);background:#fff}.stage .replayer-wrapper{transform-origin:0 0}.stage iframe{border:0}
svg.bar{display:block;width:100%;height:5px;margin-top:.3rem}svg.bar rect{fill:var(--bar)}.bad{color:#b3261e;font-weight:600}.good{color:#1b6e3c;font-weight:600}
@media (prefers-color-scheme:dark){:root{--quiet:#aaa;--bar:#8ab4e8}.bad{color:#ff8a80}.good{color:#7bd69b}}`

/** These pages may load only their inline style. */
export const OPERATION_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Menu of the operators' pages. */
export const OPERATION_PAGES = [
  { text: 'Today', href: '/_operations' },
  { text: 'Orders', href: '/_operations/orders' },
  { text: 'Numbers', href: '/_operations/numbers' },
  { text: 'Tests', href: '/_operations/flags' },
  { text: 'Recordings', href: '/_operations/recordings' },
  { text: 'Cases', href: '/_operations/cases' },
  { text: 'Problems', href: '/_operations/problems' },
]

/**
 * The layout of an operators' page.
 *
 * @param here the page's entry in the menu
 */
export const operationPage = (
  title: string,
  content: HtmlFragment,
  here = title,
): HtmlFragment => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Operations</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<nav aria-label="Operations">${OPERATION_PAGES.map(({ text, href }) => html`<a href="${href}"${text === here ? raw(' aria-current="page"') : ''}>${text}</a>`)}</nav>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`

interface TableOptions {
  /** Text below the heading. */
  note?: string
  /** Takes the full width. */
  isWide?: boolean
}

/** A table with its heading; a sentence where it would be empty. The first column is text, the others are numbers. */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | HtmlFragment)[])[],
  { note, isWide = false }: TableOptions = {},
): HtmlFragment {
  const about = note ? html`<p class="quiet">${note}</p>` : ''
  const kind = isWide ? raw(' class="wide"') : ''
  if (rows.length === 0)
    return html`<section${kind}><h2>${title}</h2>${about}<p class="none">Nothing yet.</p></section>`
  const cell = (text: string | HtmlFragment, index: number) =>
    index === 0 ? html`<td>${text}</td>` : html`<td class="n">${text}</td>`
  return html`<section${kind}><h2>${title}</h2>${about}<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table>
<thead><tr>${head.map((text, index) => (index === 0 ? html`<th scope="col">${text}</th>` : html`<th scope="col" class="n">${text}</th>`))}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map(cell)}</tr>`)}</tbody>
</table></div></section>`
}

/** Text with a bar below it, as long as its share. Drawn with SVG attributes: these pages allow no style attributes. */
export const percentageBar = (text: string, share: number): HtmlFragment =>
  html`${text}<svg class="bar" aria-hidden="true"><rect width="${(100 * share).toFixed(1)}%" height="5" rx="2.5"/></svg>`

export const formatCount = (count: number): string => count.toLocaleString('en')
export const percentage = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`
