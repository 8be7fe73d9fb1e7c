export { type Content, type ContentOptions, createContent } from './content.ts'
export { type ContentLog, type Library, openLibrary } from './library.ts'
export { ContentError, type ContentProblem, describeProblem } from './problem.ts'
export type { Alternate, Story, StoryContent } from './story.ts'
