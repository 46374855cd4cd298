/* The signed-in user's own data. */
export { useUser } from './queries';
