import type { Element } from '@passepartout/document'
import { type RefObject, useRef } from 'react'
import { useDragFrame } from '../state/designer-context.ts'
import { boxStyle } from './box-style.ts'
import type { ViewTransform } from './view-transform.ts'

/** Moves a node at an element's position (`boxStyle`) with the drag preview, without React. */
export function useDragBox<Node extends HTMLElement>(
  element: Element,
  fit: ViewTransform,
  isLive = true,
): RefObject<Node | null> {
  const node = useRef<Node>(null)
  const follow = (now: Element) => {
    if (node.current) Object.assign(node.current.style, boxStyle(now, fit))
  }
  useDragFrame(element, follow, isLive)
  return node
}
