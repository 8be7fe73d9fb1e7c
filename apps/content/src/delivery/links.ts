import { Hono } from 'hono'
import type { Folder } from '../story.ts'
import { invalid, notFound } from './answers.ts'
import type { DeliveryEnv } from './delivery.ts'
import { pageOf, unknownParameter } from './parameters.ts'
import { linkOf } from './resolve.ts'

const LARGEST_PAGE = 1000

const folderLink = (folder: Folder) => ({
  id: folder.id,
  uuid: folder.uuid,
  slug: folder.full_slug,
  path: null,
  real_path: `/${folder.full_slug}`,
  name: folder.name,
  published: false,
  parent_id: folder.parent_id,
  is_folder: true,
  is_startpage: false,
  position: 0,
})

/** `GET /links` and `GET /links/{uuid}`: the tree of stories and folders without their content. */
export const links = new Hono<DeliveryEnv>()
  .get('/', c => {
    const query = c.req.query()
    const stranger = unknownParameter('links', Object.keys(query))
    if (stranger) return invalid(c, `Unknown parameter: ${stranger}`)
    const paging = pageOf(query, LARGEST_PAGE)
    if ('error' in paging) return invalid(c, paging.error)
    const { starts_with = '', with_parent } = query
    const entries = [
      ...c.get('stories').folders.map(folderLink),
      ...[...c.get('stories')[c.get('access')].values()].map(linkOf),
    ]
      .filter(link => link.slug.startsWith(starts_with.replace(/^\//, '')))
      .filter(link => with_parent === undefined || String(link.parent_id) === with_parent)
      .sort((a, b) => (a.slug < b.slug ? -1 : 1))
    const start = (paging.page - 1) * paging.perPage
    c.header('total', String(entries.length))
    c.header('per-page', String(paging.perPage))
    const page = entries.slice(start, start + paging.perPage)
    return c.json({ links: Object.fromEntries(page.map(link => [link.uuid, link])), cv: c.get('version') })
  })
  .get('/:uuid', c => {
    const uuid = c.req.param('uuid')
    const story = [...c.get('stories')[c.get('access')].values()].find(entry => entry.uuid === uuid)
    const folder = c.get('stories').folders.find(entry => entry.uuid === uuid)
    if (!story && !folder) return notFound(c)
    return c.json({ link: story ? linkOf(story) : folder && folderLink(folder), cv: c.get('version') })
  })
