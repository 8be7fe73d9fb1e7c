import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContent } from '@passepartout/content'
import { root } from '../bootstrap/root.mjs'

/** A content service of its own, with a copy of the stories that an editor may change. */
export async function openContentSpace() {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  const source = join(root, 'content')
  await mkdir(folder, { recursive: true })
  for (const name of ['kartenliebe', 'passepartout', 'settings.json'])
    await cp(join(source, name), join(folder, name), { recursive: true })
  await symlink(join(source, 'assets'), join(folder, 'assets'))
  const content = await createContent({
    root: folder,
    token: 'public',
    requestsPerSecond: 1000,
    log: { info: () => undefined, warn: () => undefined },
  })
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await content.app.fetch(new Request(new URL(url, 'http://space')))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    token: 'public',
    /** Replaces a text of a story, like an editor who publishes. */
    publish: async (story: string, from: string, to: string) => {
      const file = join(folder, story)
      const text = await readFile(file, 'utf8')
      if (!text.includes(from)) throw new Error(`${story} does not say ${from}`)
      await writeFile(file, text.replaceAll(from, to))
      await content.reload()
    },
    close: async () => {
      content.close()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
