import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

export const FILE_KINDS = ['html', 'js', 'css', 'font', 'picture', 'other'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export interface LoadedFile {
  kind: FileKind
  path: string
  /** Bytes of the body as they came over the line: text in brotli. */
  bytes: number
}

const KINDS: Readonly<Record<string, FileKind>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'picture',
}

/**
 * Collects what a page fetches from now on. Pages that are fetched on speculation weigh nothing: they may never be read.
 * Styles that the page brings along count as styles; the whole sheet, which it fetches afterwards, is something else.
 */
export function collectPageWeight(page: Page): { files: () => Promise<LoadedFile[]> } {
  const requests: Request[] = []
  page.on('requestfinished', request => requests.push(request))
  return {
    files: async () => {
      const sheets = new Set<string>()
      const files = await Promise.all(requests.map(measureRequest))
      return files.flat().filter(({ kind, path }) => {
        if (kind !== 'css') return true
        // The page comes first, and with it what it brings of a sheet.
        const isFirst = !sheets.has(path)
        sheets.add(path)
        return isFirst
      })
    },
  }
}

async function measureRequest(request: Request): Promise<LoadedFile[]> {
  const { pathname } = new URL(request.url())
  const kind = KINDS[request.resourceType()] ?? (pathname.endsWith('.js') ? 'js' : 'other')
  const { responseBodySize } = await request.sizes()
  const bytes = Math.max(responseBodySize, 0)
  if (kind !== 'html') return [{ kind, path: pathname, bytes }]
  // The body of an answer that leads on cannot be read.
  const html = request.redirectedTo() ? '' : ((await (await request.response())?.text()) ?? '')
  const styles = [...html.matchAll(STYLES)].map(([, from = '', css = '']): LoadedFile => {
    return { kind: 'css', path: from, bytes: brotliCompressSync(css).length }
  })
  return [
    { kind, path: pathname, bytes: bytes - styles.reduce((sum, style) => sum + style.bytes, 0) },
    ...styles,
  ]
}

const STYLES = /<style data-from="([^"]*)"[^>]*>(.*?)<\/style>/gs

/** Sum of a kind in bytes. */
export const bytesOfKind = (files: readonly LoadedFile[], kind: FileKind) =>
  files.filter(file => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
