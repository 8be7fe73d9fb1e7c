import { type Database, findRecordingParts, listRecordings, type RecordedVisit } from '@passepartout/db'
import { RETENTION_DAYS } from '@passepartout/domain'
import { replayerFiles } from '@passepartout/storefront/replayer-files'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { ShopEnvironment } from '../shop-app.ts'
import { formatCount, type HtmlFragment, operationPage, table } from './operation-page.ts'

const MOST = 200
/** Each of half a megabyte at most. */
const PIECES_AT_ONCE = 8
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * A recording is played in a frame without scripts, under this page's policy: it has the styles of the recorded page,
 * and cannot load an image or report the viewing, even if it was forged.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The player's own files; read at the first request. */
export function mountReplayFiles(app: Hono<ShopEnvironment>): void {
  let files: ReturnType<typeof replayerFiles> | undefined
  app.get('/_operations/replayer/:name', async c => {
    files ??= replayerFiles()
    const file = (await files).find(({ name }) => name === c.req.param('name'))
    if (!file) return c.notFound()
    return c.body(file.text, 200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' })
  })
}

/** Recorded visits, masked by the recorder: a list, and a player for each. Mounted behind the operators' guard. */
export function mountRecordingsPage(app: Hono<ShopEnvironment>, db: Database): void {
  app.get('/_operations/recordings', async c =>
    c.html(recordingsPage(await listRecordings(db, { limit: MOST }))),
  )
  app.get(`/_operations/recordings/:id{${ID}}`, async c => {
    const id = c.req.param('id')
    const [first] = await findRecordingParts(db, { recording: id, after: 0, limit: 1 })
    if (!first) return c.html(operationPage('No such recording', GONE, 'Recordings'), 404)
    c.header('Content-Security-Policy', POLICY)
    return c.html(playerPage(id))
  })
  app.get(`/_operations/recordings/:id{${ID}}/parts`, async c => {
    const after = Number(c.req.query('after') ?? 0)
    if (!Number.isSafeInteger(after) || after < 0 || after > 10_000) return c.json([], 400)
    return c.json(
      await findRecordingParts(db, { recording: c.req.param('id'), after, limit: PIECES_AT_ONCE }),
    )
  })
}

const GONE = html`<p>It was removed after ${RETENTION_DAYS.recordings} days, or never was there. <a href="/_operations/recordings">All recordings</a></p>`

function recordingsPage(visits: readonly RecordedVisit[]): HtmlFragment {
  const rows = visits.map(({ recording, begun, ended, pieces, characters, first }) => [
    html`<a href="/_operations/recordings/${recording}">${begun.toISOString().slice(0, 16).replace('T', ' ')}</a>`,
    pathOf(first),
    formatCount(Math.max(1, Math.round((ended.getTime() - begun.getTime()) / 60_000))),
    formatCount(pieces),
    formatCount(Math.ceil(characters / 1000)),
  ])
  const note = `The newest ${MOST}, of visitors who agreed; texts are masked, pictures left out. Kept ${RETENTION_DAYS.recordings} days. Times are UTC. Whoever opens one is noted.`
  return operationPage(
    'Recordings',
    table('Visits', ['Begun', 'First page', 'Minutes', 'Pieces', 'kB'], rows, { note, isWide: true }),
  )
}

/** The address may be forged: only its path is displayed, as text. */
const pathOf = (address: string | null): string =>
  address && URL.canParse(address) ? new URL(address).pathname : ''

const playerPage = (id: string): HtmlFragment =>
  operationPage(
    'Recording',
    html`<link rel="stylesheet" href="/_operations/replayer/rrweb.css">
<p class="quiet"><a href="/_operations/recordings">All recordings</a></p>
<form data-part="controls" hidden>
<button type="button" data-part="play" data-play="Play" data-pause="Pause">Play</button>
<label>Moment <input type="range" data-part="slider" min="0" value="0" step="100"></label>
<label>Speed <select data-part="speed"><option value="1">1 x</option><option value="2">2 x</option><option value="4">4 x</option><option value="8">8 x</option></select></label>
<span data-part="time"></span>
</form>
<p data-part="torn" hidden>Some pieces of it cannot be read and were left out.</p>
<p data-part="failed" class="bad" role="alert" hidden>This recording cannot be played.</p>
<noscript><p class="bad">Playing needs JavaScript.</p></noscript>
<div class="stage" data-title="The recorded page" data-stage="/_operations/recordings/${id}/parts"></div>
<script src="/_operations/replayer/rrweb.js" defer></script>
<script type="module" src="/_operations/replayer/replay.js"></script>`,
    'Recordings',
  )
