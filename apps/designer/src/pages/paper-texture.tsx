import { useDesign } from '../state/designer-context.ts'

/** What the paper of a card adds to what is printed: its tone, felt or shimmer, above everything on the page. */
export function PaperTexture() {
  const paper = useDesign(({ offer }) => offer?.choices.paper.find(({ chosen }) => chosen)?.value)
  return paper ? <i className="card-paper" data-paper={paper} /> : null
}
