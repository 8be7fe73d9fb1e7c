import { defineCall } from '../call.ts'
import type {
  getContentPageSchemas,
  getStoryblokBreadcrumbSchemas,
  getStoryblokPageSchemas,
  getStoryblokTransformSchemas,
} from './schemas.ts'

export const getContentPage = defineCall<typeof getContentPageSchemas>({
  name: 'getContentPage',
  title: 'The story of a page by its locale and slug, with what its head says.',
  method: 'GET',
  path: '/frontend-api/:locale/:slug{.+}',
})

export const getStoryblokPage = defineCall<typeof getStoryblokPageSchemas>({
  name: 'getStoryblokPage',
  title: 'The story of the page at a path, with what its head says.',
  method: 'GET',
  path: '/frontend-api/mp/storyblok',
})

export const getStoryblokBreadcrumb = defineCall<typeof getStoryblokBreadcrumbSchemas>({
  name: 'getStoryblokBreadcrumb',
  title: 'The way from the start page to the page at a path.',
  method: 'GET',
  path: '/frontend-api/mp/storyblok/breadcrumb',
})

export const getStoryblokTransform = defineCall<typeof getStoryblokTransformSchemas>({
  name: 'getStoryblokTransform',
  title:
    'The blocks of the page at a path as pages read them: checked, broken ones left out, links as addresses of the shop.',
  method: 'GET',
  path: '/frontend-api/mp/storyblok/transform',
})
