import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../fixtures/v1/', import.meta.url)

/** A draft as stored by version 1. */
export interface FrozenDraft {
  name: string
  kind: string
  title: string
  configuration: Record<string, unknown>
  document: unknown
}

/** Drafts of every kind, stored and read back by the build before version 2. */
export const frozenDrafts: FrozenDraft[] = readdirSync(FOLDER)
  .sort()
  .map(file => ({
    name: file.replace('.json', ''),
    ...JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')),
  }))
