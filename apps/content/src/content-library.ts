import { type FSWatcher, watch } from 'node:fs'
import { type BuiltStories, buildStories } from './build-stories.ts'
import { ContentError, type ContentProblem, describeProblem } from './problem.ts'
import { readFiles, type SourceFile } from './read-files.ts'
import type { Settings } from './settings.ts'
import type { Stories } from './story.ts'

export interface ContentLog {
  info: (fields: Record<string, unknown>, message: string) => void
  warn: (fields: Record<string, unknown>, message: string) => void
}

/** The stories in memory, in the last valid version. */
export interface ContentLibrary {
  stories: () => Stories
  settings: () => Settings
  /** Files of the stories, and pages left out of incomplete locales. */
  built: () => Pick<BuiltStories, 'files' | 'untranslated'>
  /** Unix seconds; grows with every change, as Storyblok's `cv` does with every publish. */
  version: () => number
  onChange: (listener: (version: number) => void) => () => void
  /** Reads the files again; an invalid file retains its previous story, and its problems are returned. */
  reload: () => Promise<readonly ContentProblem[]>
  watch: () => void
  close: () => void
}

/**
 * Loads the content folder.
 *
 * @throws ContentError that names every invalid file
 */
export async function openContentLibrary(root: string, log: ContentLog): Promise<ContentLibrary> {
  const first = await readFiles(root)
  if (!first.settings || first.problems.length > 0) throw new ContentError(first.problems)
  let settings = first.settings
  let files = first.files
  let built = buildStories(settings, files)
  if (built.problems.length > 0) throw new ContentError(built.problems)
  let version = Math.max(1, ...files.map(file => Math.floor(file.modified / 1000)))
  let watcher: FSWatcher | undefined
  let timer: NodeJS.Timeout | undefined
  const listeners = new Set<(version: number) => void>()

  async function reload(): Promise<readonly ContentProblem[]> {
    const next = await readFiles(root)
    if (!next.settings) {
      for (const problem of next.problems) log.warn({ ...problem }, `content: ${describeProblem(problem)}`)
      return next.problems
    }
    const loaded = withPreviousVersions(next.files, files, next.problems)
    const rebuilt = buildStories(next.settings, loaded)
    const problems = [...next.problems, ...rebuilt.problems]
    for (const problem of problems) log.warn({ ...problem }, `content: ${describeProblem(problem)}`)
    // Broken links and missing texts would show on pages: the last valid version stays until they are fixed.
    if (rebuilt.problems.length > 0) return problems
    if (fingerprint(rebuilt.stories) === fingerprint(built.stories)) return problems
    settings = next.settings
    files = loaded
    built = rebuilt
    version = Math.max(version + 1, Math.floor(Date.now() / 1000))
    log.info({ version }, 'content changed')
    for (const listener of listeners) listener(version)
    return problems
  }

  return {
    stories: () => built.stories,
    settings: () => settings,
    built: () => built,
    version: () => version,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reload,
    watch() {
      watcher ??= watch(root, { recursive: true }, (_, name) => {
        if (name && (!name.endsWith('.json') || name.startsWith('assets'))) return
        clearTimeout(timer)
        // Editors and git write several files in a row.
        timer = setTimeout(
          () => reload().catch(error => log.warn({ err: error }, 'content reload failed')),
          120,
        )
      })
    },
    close() {
      clearTimeout(timer)
      watcher?.close()
      listeners.clear()
    },
  }
}

function withPreviousVersions(
  next: readonly SourceFile[],
  old: readonly SourceFile[],
  problems: readonly ContentProblem[],
): SourceFile[] {
  const broken = new Set(problems.map(problem => problem.file))
  return [...next, ...old.filter(source => broken.has(source.file))].sort((a, b) =>
    a.file < b.file ? -1 : 1,
  )
}

const fingerprint = (stories: Stories) => JSON.stringify([[...stories.published], [...stories.draft]])
