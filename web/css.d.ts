import 'react';

// Style sheets read a few values that only the page knows, such as a seat's colour.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
