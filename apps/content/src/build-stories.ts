import { expandShortForms } from './expand-short-forms.ts'
import { numberFor, uuidFor } from './ids.ts'
import { localiseStory } from './localise-story.ts'
import type { ContentProblem } from './problem.ts'
import type { SourceFile } from './read-files.ts'
import { createMarkdownParser } from './rich-text.ts'
import type { Settings } from './settings.ts'
import type { Alternate, Folder, Stories, Story, StoryContent } from './story.ts'

/** A page whose texts are incomplete in a locale. */
export interface MissingTranslation {
  file: string
  locale: string
  /** JSON paths in the file. */
  missing: string[]
}

interface StoryLocation {
  source: SourceFile
  locale: string
  uuid: string
  fullSlug: string
  name: string
}

export interface BuiltStories {
  stories: Stories
  problems: ContentProblem[]
  untranslated: MissingTranslation[]
  /** File of a story, by full slug. */
  files: ReadonlyMap<string, string>
}

/** Builds one story per file and locale, with links, alternates and folders between them. */
export function buildStories(settings: Settings, files: readonly SourceFile[]): BuiltStories {
  const problems: ContentProblem[] = []
  const isCode = codesOf(settings)
  const untranslated = missingTranslations(settings, files, isCode)
  const leftOut = new Set(untranslated.map(({ file, locale }) => keyOf(file, locale)))
  const places = storyLocationsOf(settings, files, isCode, leftOut, problems)
  const byKey = new Map(
    places.map(place => [keyOf(place.source.channel, place.locale, place.source.key), place]),
  )
  const folders = foldersOf(places)
  const parseMarkdown = createMarkdownParser()
  const parents = new Map(folders.map(folder => [folder.full_slug, folder.id]))
  const bySource = Map.groupBy(places, place => place.source)
  const published = new Map<string, Story>()
  const draft = new Map<string, Story>()

  for (const [position, place] of places.entries()) {
    const { source, locale, uuid, fullSlug } = place
    const problem = (path: string, message: string) =>
      problems.push({ file: `${source.file} [${locale}]`, path, message })
    const read = (content: unknown): StoryContent | undefined => {
      const localeSettings = settings.locales[locale]
      if (!localeSettings) return undefined
      const { value, missing } = localiseStory(content, localeSettings, isCode)
      for (const path of missing)
        problem(path, `no words for ${locale} (reads ${localeSettings.reads.join(', ')})`)
      const linkTo = (key: string) => {
        const [channel, target] = channelAndKey(settings, source.channel, key)
        const found =
          byKey.get(keyOf(channel, locale, target)) ??
          byKey.get(keyOf(channel, localeSettings.fallback ?? locale, target))
        return found && { id: found.uuid, cached_url: found.fullSlug }
      }
      // The file's schema requires a component, and every block with one is given its `_uid`.
      return expandShortForms(value, { storyUuid: uuid, linkTo, parseMarkdown, problem }) as StoryContent
    }
    const content = read(source.story.content)
    if (!content) continue
    const story = storyAt(
      place,
      position,
      content,
      parents.get(parentPath(fullSlug)) ?? 0,
      alternatesOf(place, bySource.get(source) ?? [], parents),
    )
    if (published.has(fullSlug) || draft.has(fullSlug))
      problem('slug', `"${fullSlug}" is taken by another file`)
    if (source.story.published_at) published.set(fullSlug, story)
    const next = source.story.draft ? read(source.story.draft) : undefined
    draft.set(fullSlug, next ? { ...story, content: next } : story)
  }
  const languages = Object.keys(settings.locales)
  return {
    stories: { published, draft, folders, languages },
    problems,
    untranslated,
    files: new Map(places.map(({ fullSlug, source }) => [fullSlug, source.file])),
  }
}

/** Pages that lack texts in a locale which is not complete yet, with the paths of the missing texts. */
function missingTranslations(
  settings: Settings,
  files: readonly SourceFile[],
  isCode: (key: string) => boolean,
): MissingTranslation[] {
  return files.flatMap(({ file, channel, story }) =>
    localesOf(settings, channel, story.locales).flatMap(locale => {
      const localeSettings = settings.locales[locale]
      if (!localeSettings || localeSettings.complete) return []
      const { name, slug, content, draft } = story
      const { missing } = localiseStory({ name, slug, content, draft }, localeSettings, isCode)
      return missing.length > 0 ? [{ file, locale, missing }] : []
    }),
  )
}

const localesOf = (settings: Settings, channel: string, own: readonly string[] | undefined) =>
  own ?? settings.channels[channel]?.locales ?? []

function codesOf(settings: Settings): (key: string) => boolean {
  const codes = new Set(Object.entries(settings.locales).flatMap(([locale, { reads }]) => [locale, ...reads]))
  return key => codes.has(key)
}

/** `story:kartenliebe:home` names a story of another channel. */
function channelAndKey(settings: Settings, own: string, key: string): [string, string] {
  const [prefix = '', ...rest] = key.split(':')
  return rest.length > 0 && settings.channels[prefix] ? [prefix, rest.join(':')] : [own, key]
}

const keyOf = (...parts: string[]) => parts.join('\n')
const parentPath = (fullSlug: string) => fullSlug.split('/').slice(0, -1).join('/')

function storyLocationsOf(
  settings: Settings,
  files: readonly SourceFile[],
  isCode: (key: string) => boolean,
  leftOut: ReadonlySet<string>,
  problems: ContentProblem[],
): StoryLocation[] {
  return files.flatMap(source =>
    localesOf(settings, source.channel, source.story.locales).flatMap(locale => {
      if (leftOut.has(keyOf(source.file, locale))) return []
      const localeSettings = settings.locales[locale]
      if (!localeSettings) {
        problems.push({ file: source.file, path: 'locales', message: `"${locale}" is not in settings.json` })
        return []
      }
      const own = (value: unknown, path: string) => {
        const { value: words } = localiseStory(value, localeSettings, isCode)
        if (typeof words === 'string') return words
        problems.push({ file: source.file, path, message: `no words for ${locale}` })
        return source.key
      }
      const slug = own(source.story.slug ?? source.key, 'slug')
      const uuid = uuidFor(source.story.uuid, locale)
      return [
        {
          source,
          locale,
          uuid,
          fullSlug: `${source.channel}/${locale}/${slug}`,
          name: own(source.story.name, 'name'),
        },
      ]
    }),
  )
}

/** Folders follow from slugs; a folder that is a page as well stays a page. */
function foldersOf(places: readonly StoryLocation[]): Folder[] {
  const paths = new Set<string>()
  for (const { fullSlug } of places) {
    for (let path = parentPath(fullSlug); path; path = parentPath(path)) paths.add(path)
  }
  const folder = (path: string): Folder => {
    const slug = path.split('/').at(-1) ?? path
    const uuid = uuidFor('folder', path)
    const parent = parentPath(path)
    return {
      id: numberFor(uuid),
      uuid,
      name: slug,
      slug,
      full_slug: path,
      parent_id: parent ? numberFor(uuidFor('folder', parent)) : 0,
    }
  }
  return [...paths].sort().map(folder)
}

function alternatesOf(
  place: StoryLocation,
  ofSameFile: readonly StoryLocation[],
  parents: ReadonlyMap<string, number>,
): Alternate[] {
  return ofSameFile
    .filter(other => other.locale !== place.locale)
    .map(({ uuid, name, fullSlug, source }) => ({
      id: numberFor(uuid),
      name,
      slug: fullSlug.split('/').at(-1) ?? '',
      published: source.story.published_at !== undefined,
      full_slug: fullSlug,
      is_folder: false,
      parent_id: parents.get(parentPath(fullSlug)) ?? 0,
    }))
}

function storyAt(
  place: StoryLocation,
  position: number,
  content: StoryContent,
  parentId: number,
  alternates: Alternate[],
): Story {
  const { source, uuid, fullSlug, name } = place
  const { story } = source
  const published = story.published_at ?? null
  const first = story.first_published_at ?? published
  const modified = new Date(source.modified).toISOString()
  return {
    id: numberFor(uuid),
    uuid,
    name,
    slug: fullSlug.split('/').at(-1) ?? '',
    full_slug: fullSlug,
    path: null,
    content,
    created_at: first ?? modified,
    updated_at: published ?? modified,
    published_at: published,
    first_published_at: first,
    sort_by_date: null,
    position: position * 10,
    tag_list: story.tags ?? [],
    is_startpage: source.key === 'home',
    parent_id: parentId,
    group_id: story.uuid,
    meta_data: null,
    release_id: null,
    lang: 'default',
    alternates,
    default_full_slug: null,
    translated_slugs: null,
  }
}
