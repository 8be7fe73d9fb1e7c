import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { broken, canvas, global, moved, rumour, wallArt } from './recorded-stories.fixture.ts'

const linkOf = ({ id, uuid, slug, full_slug, name }: typeof wallArt) => ({
  id,
  uuid,
  slug,
  url: full_slug,
  full_slug,
  name,
})

/** A fake Storyblok space: its tokens, the recorded requests, and the actions of an editor. */
export interface RecordedSpace {
  endpoint: string
  token: string
  previewToken: string
  asked: URL[]
  /** The next request exceeds the rate limit. */
  beBusy(): void
  publish(title: string): void
  close(): void
}

export async function openRecordedSpace(): Promise<RecordedSpace> {
  let cv = 1_714_635_000
  let busy = false
  let title = canvas.content.title
  const asked: URL[] = []

  function answer(request: IncomingMessage): { status: number; body?: unknown; location?: string } {
    const url = new URL(request.url ?? '/', 'http://space')
    const { searchParams: query } = url
    asked.push(url)
    if (busy) {
      busy = false
      return { status: 429, body: { error: 'Rate Limit Exceeded' } }
    }
    const draft = query.get('version') === 'draft'
    const allowed = draft ? ['preview'] : ['preview', 'public']
    if (!allowed.includes(query.get('token') ?? '')) return { status: 401, body: { error: 'Unauthorized' } }
    if (!draft && !query.get('cv')) return { status: 301, location: `${url.pathname}${url.search}&cv=${cv}` }
    if (url.pathname === '/v2/cdn/stories')
      return { status: 200, body: { stories: [], cv, rels: [], links: [] } }
    const slug = decodeURIComponent(url.pathname.replace('/v2/cdn/stories/', ''))
    const current = { ...canvas, content: { ...canvas.content, title } }
    const story = [current, wallArt, moved, broken, global, ...(draft ? [rumour] : [])].find(
      ({ full_slug }) => full_slug === slug,
    )
    if (!story) return { status: 404, body: ['This record could not be found'] }
    return { status: 200, body: { story, cv, rels: [], links: [linkOf(wallArt)] } }
  }

  const server = createServer((request, response) => {
    const { status, body, location } = answer(request)
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      ...(location ? { Location: location } : {}),
    })
    response.end(body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    token: 'public',
    previewToken: 'preview',
    asked,
    beBusy: () => {
      busy = true
    },
    publish: words => {
      cv += 60
      title = words
    },
    close: () => void server.close(),
  }
}
