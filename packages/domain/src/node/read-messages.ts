import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageSetOf, parseMessageFileName } from '../messages/message-files.ts'
import type { MessageTree } from '../messages/translator.ts'
import type { MessageSet } from '../messages/wording.ts'

/** Reads the message files of a folder, those of some areas or all. */
export function readMessages(folder: string, areas?: readonly string[]): MessageSet {
  const names = readdirSync(folder).sort()
  const wanted = names.filter(name => {
    const file = parseMessageFileName(name)
    return file && (!areas || areas.includes(file.area))
  })
  return messageSetOf(
    wanted.map(name => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as MessageTree]),
  )
}
