import {
  type Database,
  listProblemReports,
  type ProblemReport,
  setProblemReportResolved,
} from '@passepartout/db'
import { isSameOrigin } from '@passepartout/http'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { ShopEnvironment } from '../shop-app.ts'
import { type HtmlFragment, operationPage } from './operation-page.ts'

const MOST = 100
/** The last steps before a report are the most telling ones. */
const LAST_STEPS = 30
const ALL = '/_operations/problems'
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Problems that customers reported from the designer, the newest first. Mounted behind the operators' guard. */
export function mountProblemReports(app: Hono<ShopEnvironment>, { db, clock }: ProblemsOptions): void {
  app.get('/_operations/problems', async c => {
    const isSettled = c.req.query('show') === 'settled'
    const reports = await listProblemReports(db, { limit: MOST, isSettled })
    return c.html(problemsPage(reports, isSettled))
  })
  app.post('/_operations/problems', async c => {
    const { headers, url } = c.req.raw
    if (!isSameOrigin(headers, new URL(url).host)) return c.text('Refused', 403)
    const { id, settled } = await c.req.parseBody()
    if (typeof id !== 'string' || !ID.test(id) || (settled !== 'yes' && settled !== 'no'))
      return c.text('No such report', 400)
    await setProblemReportResolved(db, { id, at: settled === 'yes' ? clock() : null })
    // The redirect keeps a reload from submitting again; a report deleted meanwhile is ignored.
    return c.redirect(settled === 'yes' ? ALL : `${ALL}?show=settled`, 303)
  })
}

interface ProblemsOptions {
  db: Database
  clock: () => Date
}

function problemsPage(reports: readonly ProblemReport[], isSettled: boolean): HtmlFragment {
  const view = (text: string, href: string, isHere: boolean) =>
    html`<a href="${href}"${isHere ? raw(' aria-current="page"') : ''}>${text}</a> `
  return operationPage(
    'Problems',
    html`<p class="quiet">Reported from the designer. A design is named only where its maker agreed that it is looked at.</p>
<p class="ranges">${view('Waiting', ALL, !isSettled)}${view('Dealt with', `${ALL}?show=settled`, isSettled)}</p>
${reports.length === 0 ? html`<p class="none">Nothing yet.</p>` : reports.map(reportRow)}`,
  )
}

function reportRow({
  id,
  settledAt,
  createdAt,
  channel,
  country,
  locale,
  kind,
  words,
  email,
  draftId,
  device,
  steps,
}: ProblemReport) {
  const when = minuteOf(createdAt)
  const { browser, width, height } = device
  return html`<section class="wide"><h2>${when}, ${kind}, ${channel}-${country} (${locale})</h2>
<p>${words.split('\n').map(line => html`${line}<br>`)}</p>
<p class="quiet">${email ? html`Answer to <a href="mailto:${email}">${email}</a>. ` : 'Wants no answer. '}${draftId ? `Design ${draftId}. ` : ''}${width} × ${height} px, ${browser}.
${steps.length > 0 ? `Last steps: ${steps.slice(-LAST_STEPS).join(', ')}.` : 'No steps.'}</p>
${settledAt ? html`<p class="quiet">Dealt with on ${minuteOf(settledAt)}.</p>` : ''}<form method="post" action="${ALL}"><input type="hidden" name="id" value="${id}"><button name="settled" value="${settledAt ? 'no' : 'yes'}" aria-label="${settledAt ? 'Not dealt with after all' : 'Dealt with'}: ${when}">${settledAt ? 'Not dealt with after all' : 'Dealt with'}</button></form></section>`
}

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')
