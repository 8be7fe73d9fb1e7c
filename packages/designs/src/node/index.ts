export { createShaper } from './create-shaper.ts'
export { readDesignFiles } from './read-design-files.ts'
