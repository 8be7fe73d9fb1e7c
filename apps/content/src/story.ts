/** A story as Storyblok's delivery API v2 returns it. */
export interface Story {
  id: number
  uuid: string
  name: string
  slug: string
  full_slug: string
  path: string | null
  content: StoryContent
  created_at: string
  updated_at: string
  published_at: string | null
  first_published_at: string | null
  sort_by_date: string | null
  position: number
  tag_list: string[]
  is_startpage: boolean
  parent_id: number
  group_id: string
  meta_data: null
  release_id: null
  lang: string
  alternates: Alternate[]
  default_full_slug: string | null
  translated_slugs: null
}

export interface StoryContent {
  _uid: string
  component: string
  [field: string]: unknown
}

export interface Alternate {
  id: number
  name: string
  slug: string
  published: boolean
  full_slug: string
  is_folder: boolean
  parent_id: number
}

export interface Folder {
  id: number
  uuid: string
  name: string
  slug: string
  full_slug: string
  parent_id: number
}

/** All data of the service, in one version; replaced as a whole when files change. */
export interface Stories {
  /** Stories with their published content, by full slug. Stories that were never published are missing. */
  published: ReadonlyMap<string, Story>
  /** All stories with the content an editor sees before publishing. */
  draft: ReadonlyMap<string, Story>
  folders: readonly Folder[]
  languages: readonly string[]
}
