import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { z } from 'zod'
import type { ContentProblem } from './problem.ts'
import { type Settings, settingsSchema } from './settings.ts'
import { type StoryFile, storyFileSchema } from './story-file.ts'

export interface SourceFile {
  channel: string
  /** Path inside the channel's folder without `.json`; the target of `story:` links. */
  key: string
  file: string
  modified: number
  story: StoryFile
}

export interface Sources {
  settings: Settings | undefined
  files: SourceFile[]
  problems: ContentProblem[]
}

/** Reads and validates every story file below the content folder; invalid ones become problems. */
export async function readFiles(root: string): Promise<Sources> {
  const problems: ContentProblem[] = []
  const settings = await readJson(join(root, 'settings.json'), 'settings.json', settingsSchema, problems)
  const files: SourceFile[] = []
  for (const channel of Object.keys(settings?.channels ?? {})) {
    for (const path of await jsonFiles(join(root, channel))) {
      const file = relative(root, path).split(sep).join('/')
      const story = await readJson(path, file, storyFileSchema, problems)
      if (!story) continue
      const key = file.slice(channel.length + 1, -'.json'.length)
      files.push({ channel, key, file, modified: (await stat(path)).mtimeMs, story })
    }
  }
  return { settings, files, problems }
}

async function jsonFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile() && entry.name.endsWith('.json'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

async function readJson<Schema extends z.ZodType>(
  path: string,
  file: string,
  schema: Schema,
  problems: ContentProblem[],
): Promise<z.output<Schema> | undefined> {
  try {
    const result = schema.safeParse(JSON.parse(await readFile(path, 'utf8')))
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      problems.push({ file, path: issue.path.join('.'), message: issue.message })
    }
  } catch (error) {
    problems.push({ file, path: '', message: error instanceof Error ? error.message : String(error) })
  }
  return undefined
}
