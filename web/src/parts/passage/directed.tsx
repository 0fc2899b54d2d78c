import type { Components } from 'react-markdown'

/** Lists run in the direction of their text: its marks stand where its lines begin. */
export const directed: Components = {
  ul: ({ children }) => <ul dir="auto">{children}</ul>,
  ol: ({ children, start }) => (
    <ol dir="auto" start={start}>
      {children}
    </ol>
  ),
}
