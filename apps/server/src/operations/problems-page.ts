import { type Database, listProblemReports, type ProblemReport } from '@passepartout/db'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { ShopEnvironment } from '../shop-app.ts'
import { operationPage, type Piece } from './operation-page.ts'

const MOST = 100
/** What somebody did last says most. */
const LAST_STEPS = 30

/** What customers reported from the designer, the newest first. Mounted behind the operators' guard. */
export function mountProblems(app: Hono<ShopEnvironment>, db: Database): void {
  app.get('/_operations/problems', async c =>
    c.html(problemsPage(await listProblemReports(db, { limit: MOST }))),
  )
}

function problemsPage(reports: readonly ProblemReport[]): Piece {
  return operationPage(
    'Problems',
    html`<p class="quiet">Reported from the designer. A design is named only where its maker agreed that it is looked at.</p>
${reports.length === 0 ? html`<p class="none">Nothing yet.</p>` : reports.map(shown)}`,
  )
}

function shown({
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
  const when = createdAt.toISOString().slice(0, 16).replace('T', ' ')
  const { browser, width, height } = device
  return html`<section class="wide"><h2>${when}, ${kind}, ${channel}-${country} (${locale})</h2>
<p>${words.split('\n').map(line => html`${line}<br>`)}</p>
<p class="quiet">${email ? html`Answer to <a href="mailto:${email}">${email}</a>. ` : 'Wants no answer. '}${draftId ? `Design ${draftId}. ` : ''}${width} × ${height} px, ${browser}.
${steps.length > 0 ? `Last steps: ${steps.slice(-LAST_STEPS).join(', ')}.` : 'No steps.'}</p></section>`
}
