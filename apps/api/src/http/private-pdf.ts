import type { StoredObject } from '@passepartout/storage'

interface PrivatePdfOptions {
  /** Name of the file without its ending. */
  name: string
  isHead: boolean
  headers?: Record<string, string>
}

/** Download of a customer's stored PDF, which no cache keeps. */
export const privatePdfResponse = (
  { size, stream }: StoredObject,
  { name, isHead, headers }: PrivatePdfOptions,
): Response =>
  new Response(isHead ? null : stream(), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(size),
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
