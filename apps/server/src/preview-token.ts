import { join } from 'node:path'
import type { Environment } from './environment.ts'
import { readOrCreateSecret } from './secret.ts'

type PreviewEnvironment = Pick<Environment, 'STORYBLOK_TOKEN' | 'STORYBLOK_PREVIEW_TOKEN'>

/**
 * The token that reads drafts and signs previews. For the embedded service it is created once in the data folder; a
 * Storyblok space has its own, and no previews without it.
 */
export async function resolvePreviewToken(
  { STORYBLOK_TOKEN, STORYBLOK_PREVIEW_TOKEN }: PreviewEnvironment,
  dataDir: string,
): Promise<string | undefined> {
  if (STORYBLOK_TOKEN || STORYBLOK_PREVIEW_TOKEN) return STORYBLOK_PREVIEW_TOKEN
  return readOrCreateSecret(join(dataDir, 'preview-token'))
}
