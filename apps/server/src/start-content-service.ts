import { join, resolve } from 'node:path'
import { createContent, createWebhook, previewBridge } from '@passepartout/content'
import type { SigningKeys } from '@passepartout/http'
import { Hono } from 'hono'
import { REPOSITORY } from './data-services.ts'
import type { Environment } from './environment.ts'
import { STORYBLOK_IMAGE_HOST } from './http/security-headers.ts'
import type { Logger } from './log.ts'
import { resolvePreviewToken } from './preview-token.ts'

/** Access token of the embedded service; it grants published stories only. */
const LOCAL_TOKEN = 'local'
/** Longest time until a change in a Storyblok space is noticed if its webhook was lost. */
const REFRESH_MS = 5 * 60_000

/**
 * Starts the embedded content service; returns how the storefront reaches the service in use. `published` is called for
 * each webhook, to notify the processes that did not receive it.
 */
export async function startContentService(
  environment: Environment,
  webhookKeys: SigningKeys,
  log: Logger,
  published: () => Promise<void>,
) {
  const previewToken = await resolvePreviewToken(environment, resolve(environment.DATA_DIR))
  const embedded = await createContent({
    root: join(REPOSITORY, 'content'),
    token: LOCAL_TOKEN,
    ...(environment.STORYBLOK_TOKEN || !previewToken ? {} : { previewToken }),
    watch: true,
    log,
  })
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  embedded.onChange(changed)
  const refresh = environment.STORYBLOK_TOKEN ? setInterval(changed, REFRESH_MS).unref() : undefined

  const reread = async () => {
    await embedded.reload()
    changed()
  }

  const service = new Hono()
    .route(
      '/_cms',
      createWebhook({
        secret: webhookKeys,
        received: async () => {
          await Promise.all([reread(), published()])
        },
      }),
    )
    .route('/_cms', await previewBridge())
    .mount('/_cms', embedded.app.fetch)

  return {
    assetRoot: embedded.assetRoot,
    fetch: (request: Request) => service.fetch(request),
    /** Calls back whenever a story may have changed. */
    onChange: (listener: () => void) => void listeners.add(listener),
    /** Called when another process received a publishing webhook. */
    reread,
    close: () => {
      clearInterval(refresh)
      embedded.close()
    },
    previewToken,
    /** Host of the content's images, where it is not the shop. */
    pictureHost: environment.STORYBLOK_TOKEN ? STORYBLOK_IMAGE_HOST : undefined,
    stories: {
      ...(environment.STORYBLOK_TOKEN
        ? {
            accessToken: environment.STORYBLOK_TOKEN,
            ...(environment.STORYBLOK_API_URL
              ? { endpoint: environment.STORYBLOK_API_URL }
              : { region: environment.STORYBLOK_REGION }),
          }
        : {
            accessToken: LOCAL_TOKEN,
            endpoint: 'http://content.local/v2',
            fetch: createInProcessFetch(request => embedded.reader.fetch(request)),
          }),
      ...(previewToken ? { previewToken } : {}),
    },
  }
}

/** `fetch` without a network: the official client calls the service in this process, redirects included. */
export function createInProcessFetch(
  handle: (request: Request) => Response | Promise<Response>,
): typeof fetch {
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
