import { useDesign } from '../state/designer-context.ts'

/** Texture of the chosen paper (tone, felt or shimmer) above everything on the page; only cards offer such papers. */
export function PaperTexture() {
  const paper = useDesign(({ offer }) => offer?.choices.paper.find(({ chosen }) => chosen)?.value)
  return paper ? <i className="card-paper" data-paper={paper} /> : null
}
