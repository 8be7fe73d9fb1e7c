import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readMessageAreas } from './messages.ts'
import { listFiles } from './sources.ts'
import { byKey } from './terms.ts'

export const MESSAGE_FOLDERS = [
  'apps/storefront/app/messages',
  'apps/designer/src/messages',
  'apps/api/src/messages',
  'packages/commerce/src/messages',
  'packages/commerce/src/messages/emails',
  'packages/domain/src/delivery/messages',
  'packages/business-documents/src/messages',
]

export interface CustomerText {
  file: string
  texts: unknown
  isMessages: boolean
}

/** Every text that customers read: of stories, catalogue, messages and text textSuggestions. Notes on photos are for editors. */
export async function customerTexts(root: string): Promise<CustomerText[]> {
  const files = listFiles(root, ['content', 'catalogue'])
    .filter(file => file.endsWith('.json') && !file.startsWith('content/assets/'))
    .map(file => ({ file, texts: JSON.parse(readFileSync(join(root, file), 'utf8')), isMessages: false }))
  const messages = MESSAGE_FOLDERS.filter(folder => existsSync(join(root, folder))).flatMap(folder =>
    [...readMessageAreas(join(root, folder))].map(([area, languages]) => ({
      file: `${folder}/${area || 'messages'}`,
      texts: byKey(languages),
      isMessages: true,
    })),
  )
  return [...files, ...(await textIdeas(root)), ...messages]
}

/** Words that the editor proposes for cards. */
async function textIdeas(root: string): Promise<CustomerText[]> {
  const folder = 'apps/designer/src/text/suggestions'
  const read = listFiles(root, [folder]).map(async file => {
    const language = /([a-z]{2}(?:-[a-z]{2})?)-ideas\.ts$/.exec(file)?.[1]
    if (!language) return []
    const { textSuggestions } = await import(pathToFileURL(join(root, file)).href)
    return [[language, textSuggestions]]
  })
  const texts = Object.fromEntries((await Promise.all(read)).flat())
  return [{ file: folder, texts, isMessages: false }]
}
