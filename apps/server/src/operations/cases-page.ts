import { type Database, findCase, listPendingCases } from '@passepartout/db'
import type { ObjectStorage } from '@passepartout/storage'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { ShopEnvironment } from '../shop-app.ts'
import { type HtmlFragment, OPERATION_POLICY, operationPage } from './operation-page.ts'

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** These pages may load images of the shop, and nothing of other hosts. */
const POLICY = `${OPERATION_POLICY}; img-src 'self'`
const NOT_TOLD = new Set(['photos', 'pictures'])

type OpenCase = Awaited<ReturnType<typeof listPendingCases>>[number]

/**
 * Complaints and withdrawals that wait for a decision, with their photos: copies made by the shop, never an uploaded
 * file as it was sent. Mounted behind the operators' guard, which logs each access.
 */
export function mountCasesPage(
  app: Hono<ShopEnvironment>,
  { db, storage }: { db: Database; storage: Pick<ObjectStorage, 'open'> },
): void {
  app.get('/_operations/cases', async c => {
    c.header('Content-Security-Policy', POLICY)
    return c.html(casesPage(await listPendingCases(db)))
  })
  app.get(`/_operations/cases/:id{${ID}}/:number{[1-9][0-9]?}`, async c => {
    const found = await findCase(db, c.req.param('id'))
    const key = found && caseImagesOf(found)[Number(c.req.param('number')) - 1]
    const picture = key && (await storage.open(key))
    if (!picture) return c.text('This picture is gone.', 404)
    return c.body(picture.stream(), 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(picture.size),
      'X-Content-Type-Options': 'nosniff',
    })
  })
}

function caseImagesOf({ content }: Pick<OpenCase, 'content'>): string[] {
  const { pictures } = Object(content) as { pictures?: unknown }
  return Array.isArray(pictures) ? pictures.map(String) : []
}

function casesPage(cases: readonly OpenCase[]): HtmlFragment {
  const about = html`<p class="quiet">The oldest first. Whoever opens this page or a picture is noted.</p>`
  const none = html`<p class="none">Nothing waits for a decision.</p>`
  return operationPage('Cases', html`${about}${cases.length === 0 ? none : cases.map(caseRow)}`)
}

function caseRow(one: OpenCase): HtmlFragment {
  const { id, kind, orderNumber, content, createdAt } = one
  const facts = Object.entries(Object(content) as Record<string, unknown>).filter(
    ([name]) => !NOT_TOLD.has(name),
  )
  const pictures = caseImagesOf(one).map(
    (_, index) =>
      html`<a href="/_operations/cases/${id}/${index + 1}"><img src="/_operations/cases/${id}/${index + 1}" alt="Picture ${index + 1}" width="240" loading="lazy"></a> `,
  )
  return html`<section class="wide" aria-labelledby="case-${id}"><h2 id="case-${id}">${orderNumber ?? 'No order of ours'}, ${kind}, ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</h2>
<table><tbody>${facts.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${caseText(value)}</td></tr>`)}</tbody></table>
${pictures.length > 0 ? html`<p>${pictures}</p>` : ''}
<p class="quiet">Decide: <code>npm run shop -- orders case ${id} --decide reprint|refund|refused</code></p></section>`
}

const caseText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(String).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
