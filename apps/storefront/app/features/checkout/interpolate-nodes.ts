import { createElement, Fragment, type ReactNode } from 'react'

/** A text whose `{names}` are links or other parts of the page; a name without a part stays out. */
export function interpolateNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/\{([\w-]+)\}/)
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? nodes[part] : part)))
}
