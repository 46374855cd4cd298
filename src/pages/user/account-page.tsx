const Page = () => <main className="gutter pt-16" />;

export default Page;
