/** For a process of seconds: what the last of V8's compilers makes of its start, a fifth of it, is never earned back. */
export const SHORT_LIVED = ['--no-opt'];
