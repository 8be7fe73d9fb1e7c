import type { Catalogue, HostMap } from '@passepartout/domain'
import type { Stories } from './stories.ts'

/** Built once per process and shared by all requests. */
export interface Services {
  stories: Stories
  catalogue: Catalogue
  hosts: HostMap
  /** Public protocol and port, to write absolute addresses of other hosts. */
  publicOrigin: (host: string) => string
  log: StorefrontLog
}

/** The part of the server's logger the storefront uses; `key` is one of the specification's logged keys where one exists. */
export interface StorefrontLog {
  warn: (fields: Record<string, unknown>, message: string) => void
  error: (fields: Record<string, unknown>, message: string) => void
}
