import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'

export interface FirstLoad {
  requests: number
  /** Bytes at brotli 11; fonts and pictures as they are. */
  bytes: { html: number; js: number; css: number; font: number; picture: number }
}

const KINDS: Readonly<Record<string, keyof FirstLoad['bytes']>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'picture',
}

/** What a phone fetches for a page before anybody touches it. */
export async function measureFirstLoad(url: string): Promise<FirstLoad> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] })
  try {
    const phone = {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    }
    const page = await (await browser.newContext(phone)).newPage()
    const bodies: Promise<{ kind: keyof FirstLoad['bytes'] | undefined; size: number }>[] = []
    page.on('response', response => {
      const kind = KINDS[response.request().resourceType()]
      const packed = kind === 'html' || kind === 'js' || kind === 'css'
      bodies.push(
        response.body().then(
          body => ({ kind, size: packed ? brotliSize(body) : body.length }),
          () => ({ kind, size: 0 }),
        ),
      )
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    const bytes = { html: 0, js: 0, css: 0, font: 0, picture: 0 }
    const loaded = await Promise.all(bodies)
    for (const { kind, size } of loaded) if (kind) bytes[kind] += size
    return { requests: loaded.length, bytes }
  } finally {
    await browser.close()
  }
}

function brotliSize(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
