/** An error in a story file, and where in it. */
export interface ContentProblem {
  file: string
  /** JSON path inside the file or the story; empty for the file as a whole. */
  path: string
  message: string
}

export const describeProblem = ({ file, path, message }: ContentProblem): string =>
  `${file}${path ? `: ${path}` : ''}: ${message}`

/** The content cannot be served; the message names every invalid file and its errors. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(
      `The content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map(describeProblem).join('\n')}`,
    )
    this.name = 'ContentError'
    this.problems = problems
  }
}
