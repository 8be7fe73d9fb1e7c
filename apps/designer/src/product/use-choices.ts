import { useDesigner, useEditor } from '../state/designer-context.ts'
import type { ChoiceContext } from './choices.ts'

/** Context from which choices are computed; renders again when the product changes. */
export function useChoiceContext(): ChoiceContext {
  const { catalogue, shop, t, names, configuration } = useDesigner()
  useEditor(snapshot => snapshot.configuration)
  return { catalogue, shop, t, names, configuration: configuration() }
}
