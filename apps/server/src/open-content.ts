import { join } from 'node:path'
import { createContent } from '@passepartout/content'
import type { Environment } from './environment.ts'
import type { Logger } from './log.ts'
import { REPOSITORY } from './open-data.ts'

/** Access token of the embedded service; it serves this process and published stories only. */
const LOCAL_TOKEN = 'local'

/** Opens the embedded content service, and says how the storefront reaches the one in use. */
export async function openContent(environment: Environment, log: Logger) {
  const embedded = await createContent({
    root: join(REPOSITORY, 'content'),
    token: LOCAL_TOKEN,
    watch: true,
    log,
  })
  const fetch = (request: Request) => embedded.app.fetch(stripPrefix(request, '/_cms'))
  return {
    assetRoot: embedded.assetRoot,
    fetch,
    onChange: embedded.onChange,
    close: embedded.close,
    stories: environment.STORYBLOK_TOKEN
      ? { accessToken: environment.STORYBLOK_TOKEN, region: environment.STORYBLOK_REGION }
      : {
          accessToken: LOCAL_TOKEN,
          endpoint: 'http://content.local/v2',
          fetch: inProcess(request => embedded.reader.fetch(request)),
        },
  }
}

/** `fetch` without a network: the official client calls the service in this process, redirects included. */
export function inProcess(handle: (request: Request) => Response | Promise<Response>): typeof fetch {
  const call = async (
    input: string | URL | Request,
    init?: RequestInit,
    redirects = 0,
  ): Promise<Response> => {
    const request = new Request(input, init)
    const response = await handle(request)
    const location = response.headers.get('location')
    if (!location || response.status < 300 || response.status >= 400 || redirects > 5) return response
    return call(new URL(location, request.url), init, redirects + 1)
  }
  return (input, init) => call(input, init)
}

function stripPrefix(request: Request, prefix: string): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(prefix.length)
  return new Request(url, request)
}
