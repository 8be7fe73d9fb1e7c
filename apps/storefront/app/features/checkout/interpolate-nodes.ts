import { createElement, Fragment, type ReactNode } from 'react'

/** Replaces each `{name}` in a text by a node; names without a node are dropped. */
export function interpolateNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/\{([\w-]+)\}/)
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? nodes[part] : part)))
}
