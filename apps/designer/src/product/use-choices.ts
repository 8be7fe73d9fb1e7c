import { useDesigner, useEditor } from '../state/designer-context.ts'
import type { ChoiceContext } from './choices.ts'

/** What choices are computed from; renders again when the product changes. */
export function useChoiceContext(): ChoiceContext {
  const { catalogue, shop, t, names, configuration } = useDesigner()
  useEditor(snapshot => snapshot.configuration)
  return { catalogue, shop, t, names, configuration: configuration() }
}
