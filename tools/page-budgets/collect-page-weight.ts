import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

export const FILE_KINDS = ['html', 'js', 'css', 'font', 'picture', 'other'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export interface LoadedFile {
  kind: FileKind
  path: string
  /** Transferred bytes of the body: text in Brotli. */
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
 * Collects the files that a page loads after this call. Speculative prerendering does not count: the visitor may never
 * open those pages. Inlined styles count as styles; the full sheet, which is loaded afterwards, as another kind.
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
        // The page comes first, with the inlined part of each sheet.
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
  // The body of a redirect cannot be read.
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

export const bytesOfKind = (files: readonly LoadedFile[], kind: FileKind) =>
  files.filter(file => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
